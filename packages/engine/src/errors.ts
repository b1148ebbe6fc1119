// Two kinds of failure: a person's input is bad, or one of our rules is.

/** Bad input: one clear sentence that names the place. Shown to the person without a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A broken invariant of the rules. Never the player's fault. Carries what is needed to investigate. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug';
}
