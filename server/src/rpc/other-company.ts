/* How another company is asked through a port, whichever it is (0060). */

/** One question. It ends at the signal, and by itself after a while. */
export type Asking = { readonly signal: AbortSignal }
/** One try of something that happens once for each key. */
export type OneTry = Asking & { readonly key: string }

/** Why it said no: its own code, and for people to look it up its own sentence. Neither is shown to anyone. */
export type CompanyRefusal = { readonly code: string; readonly message: string; readonly param: string | null }

/**
 * What it has said. Whatever else happens (silence, a broken line, an error of theirs, an answer that makes no sense) tells nothing and is thrown,
 * as calls to other companies have it (0060).
 */
export type CompanyVerdict<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'refused'; readonly reason: string; readonly refusal: CompanyRefusal }
