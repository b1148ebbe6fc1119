// The person at this device. Ids of people on a server never look like this.

export const ME = '.me';
