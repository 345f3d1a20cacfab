/** By whose rules a solution is judged. */
export const verifiers = ['unjam', 'reasoning-gym'] as const;
export type Verifier = (typeof verifiers)[number];
