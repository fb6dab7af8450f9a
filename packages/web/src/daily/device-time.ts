import type { DeviceTime } from './fetch-daily.ts';

/** What this device's clock shows. */
export const deviceTime: DeviceTime = {
  now: Date.now,
  minutesAhead: (time) => -new Date(time).getTimezoneOffset(),
};
