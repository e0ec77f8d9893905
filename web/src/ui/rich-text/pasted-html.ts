/*
 * What is pasted is read in a document of its own, where nothing runs and nothing is loaded. What only looks like content is taken out before,
 * and styles become plain attributes: the content policy lets no page read them as styles.
 */

const NOT_CONTENT = ['script', 'style', 'title', 'template', 'noscript', 'xml', 'svg', 'math', 'iframe', 'object'] as const

export function cleanPastedHtml(html: string): string {
  const bare = NOT_CONTENT.reduce((rest, tag) => withoutSpans(rest, `<${tag}`, `</${tag}>`), withoutSpans(html, '<!--', '-->'))
  return bare.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='))
}

/** Without what stands between two words, and without them. What is never closed goes to the end, as browsers read it. */
function withoutSpans(html: string, opening: string, closing: string): string {
  // Letters of ASCII alone: others change how many there are.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let kept = ''
  let at = 0
  for (;;) {
    const start = nextOpening(lower, opening, at)
    if (start === -1) return kept + html.slice(at)
    kept += html.slice(at, start)
    const end = lower.indexOf(closing, start)
    if (end === -1) return kept
    at = end + closing.length
  }
}

/** `<s` of `<strong>` opens no `<s>`. */
function nextOpening(lower: string, opening: string, from: number): number {
  for (let at = lower.indexOf(opening, from); at !== -1; at = lower.indexOf(opening, at + 1))
    if (!/[\w:-]/.test(lower.charAt(at + opening.length)) || opening === '<!--') return at
  return -1
}

/** What a style of a pasted element says, in small letters; empty where it says nothing. */
export function pastedStyle(element: HTMLElement, name: string): string {
  const declarations = element.dataset['style']?.toLowerCase().split(';') ?? []
  const found = declarations.findLast((declaration) => declaration.slice(0, declaration.indexOf(':')).trim() === name)
  return found?.slice(found.indexOf(':') + 1).trim() ?? ''
}
