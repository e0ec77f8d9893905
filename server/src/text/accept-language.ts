const MOST_READ = 20

/**
 * What a browser asks for (`de-CH,de;q=0.9,en;q=0.8`) among languages that we speak; null where it names none of them. One that is asked
 * for in general is served by any kind of it, and the other way round: `en-GB` by `en`.
 */
export function languageAskedFor(header: string | undefined, spoken: readonly string[]): string | null {
  const wishes = (header ?? '').slice(0, 1_000).split(',', MOST_READ).map(wishOf)
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const found =
      spoken.find((each) => each.toLowerCase() === language) ??
      spoken.find((each) => mainPart(each.toLowerCase()) === mainPart(language)) ??
      (language === '*' ? spoken[0] : undefined)
    if (found !== undefined) return found
  }
  return null
}

function wishOf(part: string): { language: string; weight: number } {
  const [language = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.slice(2))
  return { language, weight: language === '' || Number.isNaN(weight) ? 0 : weight }
}

function mainPart(language: string): string {
  return language.split('-', 1)[0] ?? ''
}
