// Sounds made from sine waves: a wooden tap when something happens, two notes when it is our turn.

let context: AudioContext | null = null;

/** Browsers allow sound only after the user has touched the page. Before that, this is silent. */
async function ready(): Promise<AudioContext | null> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume().catch(() => {});
  return context.state === 'running' ? context : null;
}

function note(audio: AudioContext, pitch: number, at: number, length: number, loud: number): void {
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

export async function tick(): Promise<void> {
  const audio = await ready();
  if (audio === null) return;
  note(audio, 190, audio.currentTime, 0.08, 0.2);
  note(audio, 420, audio.currentTime, 0.04, 0.08);
}

export async function chime(): Promise<void> {
  const audio = await ready();
  if (audio === null) return;
  note(audio, 587, audio.currentTime, 0.35, 0.12);
  note(audio, 880, audio.currentTime + 0.12, 0.5, 0.1);
}
