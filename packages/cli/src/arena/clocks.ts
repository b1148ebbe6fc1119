// Clocks for measuring. A thread's own processor time does not depend on other work on the machine.
import type { Now } from '@boardwright/bots';

export const CLOCKS = ['cpu', 'wall'] as const;
export type ClockName = (typeof CLOCKS)[number];

export const wallTime: Now = () => performance.now();
export const cpuTime: Now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const clockNamed = (name: ClockName): Now => (name === 'cpu' ? cpuTime : wallTime);
