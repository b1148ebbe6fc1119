// All standard output goes through here.

export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(data: unknown): void {
  print(JSON.stringify(data, null, 2));
}
