/** An email is told in blocks; one layout turns them into HTML and into plain text. */
export type EmailBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note' | 'smallPrint'; readonly text: string }
  | { readonly kind: 'greeting'; readonly firstName: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: readonly EmailFact[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'section'; readonly title: string; readonly cards: readonly EmailCard[] }

export type EmailFact = readonly [label: string, value: string]

/** One of several things of a kind: a picture where there is one, a title that leads to it, and a few words. */
export type EmailCard = {
  readonly title: string
  readonly url: string
  /** What is special about it, such as `New`. */
  readonly mark: string
  /** Short lines, the first one strong. */
  readonly lines: readonly string[]
  /** Fetched from us when the email is opened. Most programs ask first, so nothing may depend on it. */
  readonly picture: { readonly url: string; readonly alt: string } | null
}

export function heading(text: string): EmailBlock {
  return { kind: 'heading', text }
}

export function paragraph(text: string): EmailBlock {
  return { kind: 'paragraph', text }
}

/** `Hello Dana,`; nothing to whom we may not name. */
export function greeting(firstName: string): EmailBlock {
  return { kind: 'greeting', firstName }
}

/** The one thing to do. Its address also stands below it, for whom the button does not work. */
export function button(text: string, url: string): EmailBlock {
  return { kind: 'button', text, url }
}

export function facts(...pairs: readonly EmailFact[]): EmailBlock {
  return { kind: 'facts', facts: pairs }
}

/** Set apart: a warning, or the words of someone else. Line breaks stay. */
export function note(text: string): EmailBlock {
  return { kind: 'note', text }
}

export function smallPrint(text: string): EmailBlock {
  return { kind: 'smallPrint', text }
}

/** Something that may be done as well. */
export function link(text: string, url: string): EmailBlock {
  return { kind: 'link', text, url }
}

/** Things of one kind below a title. */
export function section(title: string, cards: readonly EmailCard[]): EmailBlock {
  return { kind: 'section', title, cards }
}
