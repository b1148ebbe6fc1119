// The browser that tests and scripts start, and the two screens that scripts look at pages on.
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function find(): Promise<string | null> {
  const found = [process.env.CHROMIUM, ...INSTALLED].find(file => file !== undefined && existsSync(file));
  if (found !== undefined) return found;
  try {
    const packed = '@sparticuz/chromium'; // a browser without a system install, if somebody has added it
    const { default: portable } = (await import(packed)) as { default: { executablePath(): Promise<string> } };
    return await portable.executablePath();
  } catch {
    return null;
  }
}

/** Null: there is none here. */
export const installed: string | null = await find();
/** For those who cannot go on without: starting it says that it is not there. */
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
