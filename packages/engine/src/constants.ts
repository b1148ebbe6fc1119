// Numbers that engine and games share.
/** Raised when an old log would play differently on this engine although the game's rules are the same. */
export const ENGINE_VERSION = 1;
/** Stands in a view for what the seat may not know. No game uses this number for anything else. */
export const UNKNOWN = -999;
export const NOBODY = -1;
