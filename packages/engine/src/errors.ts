// Two kinds of failure: what a person gave us is bad, or a rule of ours is.

/** Bad input: one clear sentence that names the place. Shown to the person as it is, without a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A broken invariant of the rules. Never the player's fault; carries what is needed to look into it. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug';
}
