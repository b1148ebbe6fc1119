// Numbers that the engine and the games share.
/** Increase it when an old log would play differently on this engine although the rules of its game are the same. */
export const ENGINE_VERSION = 1;
/** Replaces, in a view, what the seat may not know. No game uses this number for anything else. */
export const UNKNOWN = -999;
export const NOBODY = -1;
