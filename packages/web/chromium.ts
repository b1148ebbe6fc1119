// The browser that tests and scripts start, and the two screen sizes that scripts use.
import { existsSync } from 'node:fs';

/** The headless shell first: the same engine without windows and tabs, a quarter less work. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

async function find(): Promise<string | null> {
  const found = [process.env.CHROMIUM, ...INSTALLED].find(file => file !== undefined && existsSync(file));
  if (found !== undefined) return found;
  try {
    const packed = '@sparticuz/chromium'; // a browser without system installation, if somebody has added it
    const { default: portable } = (await import(packed)) as { default: { executablePath(): Promise<string> } };
    return await portable.executablePath();
  } catch {
    return null;
  }
}

/** Null: there is none here. */
export const installed: string | null = await find();
/** For callers that cannot continue without a browser: starting it reports that it is missing. */
export const CHROMIUM: string = installed ?? '/usr/bin/chromium';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
