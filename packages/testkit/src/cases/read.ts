// Reads YAML and keeps line numbers, so that errors say where something is wrong.
import { BadInput, type Json, type Move, readMove } from '@boardwright/engine';
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';

/** One YAML file: its name, and its lines for error messages. */
export class Source {
  readonly file: string;
  readonly root: Node | null;
  private readonly lines = new LineCounter();

  constructor(text: string, file: string) {
    this.file = file;
    const document = parseDocument(text, { lineCounter: this.lines });
    const [error] = document.errors;
    if (error !== undefined) throw new BadInput(`${file}:${error.linePos?.[0].line ?? 1}: ${firstLine(error.message)}`);
    this.root = document.contents as Node | null;
  }

  lineOf(node: Node): number {
    return this.lines.linePos(node.range?.[0] ?? 0).line;
  }

  bad(node: Node, what: string): BadInput {
    return new BadInput(`${this.file}:${this.lineOf(node)}: ${what}`);
  }

  /** The entries of a mapping; keys are texts. */
  entries(node: Node, what: string): [string, Node][] {
    if (!isMap(node)) throw this.bad(node, `${what} must be a mapping (key: value)`);
    return (node as YAMLMap<Node, Node | null>).items.map(pair => {
      if (!isPair(pair) || pair.value === null) throw this.bad(node, `${what}: ${String(pair.key)} has no value`);
      return [this.text(pair.key, 'a key'), pair.value];
    });
  }

  list(node: Node, what: string): Node[] {
    if (!isSeq(node)) throw this.bad(node, `${what} must be a list`);
    return node.items as Node[];
  }

  /** A list; a single value counts as a list of one. */
  oneOrMore(node: Node): Node[] {
    return isSeq(node) ? (node.items as Node[]) : [node];
  }

  text(node: Node, what: string): string {
    if (!isScalar(node) || node.value === null) throw this.bad(node, `${what} must be a text`);
    return String(node.value);
  }

  wholeNumber(node: Node, what: string): number {
    const value = this.json(node);
    if (typeof value !== 'number' || !Number.isInteger(value)) throw this.bad(node, `${what} must be a whole number`);
    return value;
  }

  move(node: Node): Move {
    return this.located(node, () => readMove(this.text(node, 'a move')));
  }

  seat(node: Node): number {
    const text = this.text(node, 'a seat');
    const seat = seatIn(text);
    if (seat === null) throw this.bad(node, `"${text}" is not a seat; seats are p1, p2…`);
    return seat;
  }

  json(node: Node): Json {
    return node.toJSON() as Json;
  }

  /** Reads a part of the file; errors get its line number. */
  located<V>(node: Node, work: () => V): V {
    try {
      return work();
    } catch (error) {
      throw error instanceof BadInput ? this.bad(node, error.message) : error;
    }
  }
}

/** `p2` is seat 1; null if the text is no seat. */
export function seatIn(text: string): number | null {
  return /^p[1-9]\d*$/.test(text) ? Number(text.slice(1)) - 1 : null;
}

const firstLine = (text: string): string => text.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';

/** `unknown field "rule"; did you mean "rules"?` */
export function unknown(what: string, name: string, known: readonly string[]): string {
  const near = known
    .map(each => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0];
  const hint =
    near !== undefined && near.far <= Math.max(2, name.length / 3)
      ? `did you mean "${near.each}"?`
      : `known are ${known.join(', ')}`;
  return `unknown ${what} "${name}"; ${hint}`;
}

/** How many letters have to be changed, added or left out to get from one text to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, change));
    }
    row = next;
  }
  return row[b.length] as number;
}
