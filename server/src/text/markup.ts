const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup of ours. Text of others becomes a part of it through `markup` alone, which writes it as text. */
export class Markup {
  readonly #written: string
  constructor(written: string) {
    this.#written = written
  }
  toString(): string {
    return this.#written
  }
}

type Value = string | number | Markup | readonly Markup[]

/** HTML in which every value is text, unless it was made in this way itself: `<p>${words}</p>`. */
export function markup(literals: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...values.map(written)))
}

/** Text whose lines stay lines. */
export function linesOf(text: string): Markup {
  const [first = '', ...rest] = text.split(/\r?\n/)
  return markup`${first}${rest.map((line) => markup`<br>${line}`)}`
}

/** What stands in our sources: a sheet of styles, an attribute. Never with text of others in it. */
export function ownMarkup(source: string): Markup {
  return new Markup(source)
}

function written(value: Value): string {
  if (value instanceof Markup) return value.toString()
  return typeof value === 'object' ? value.map(written).join('') : String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
