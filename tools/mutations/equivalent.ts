/**
 * Conditions that nothing would change without, each with its reason: they stand behind another rule, which is tried
 * itself. A rule that is not here has to be noticed by the matrix.
 */
export const EQUIVALENT: readonly { readonly file: string; readonly where: string; readonly rule?: string; readonly why: string }[] = []
