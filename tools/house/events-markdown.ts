import type { Listener } from '../../server/src/rpc/events.ts'

/** What rooms tell and ask, and who does what about it in which order; then what is done every hour. */
export function eventsMarkdown(listeners: readonly Listener[]): string {
  const chores = listeners.filter((one) => one.kind === 'hourly').map(({ name }) => `- ${name}`)
  const named = listeners.flatMap((one) => (one.kind === 'hourly' ? [] : [{ about: aboutOf(one), one }]))
  const sections = [...Map.groupBy(named, ({ about }) => about)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([about, all]) => {
      const ordered = all.map(({ one }) => one)
      const [first] = ordered
      const isEnding = first?.kind !== 'answer' && first?.event.isEnding === true
      return `## ${about}\n\n${(isEnding ? ordered.toReversed() : ordered).map(lineOf).join('\n')}\n`
    })
  return `# Events

Made from the sources by \`npm run generate\`. Rooms hear in this order, inside the transaction of what happened; of an ending the highest first.

${sections.join('\n')}
## Every hour

${chores.join('\n')}
`
}

function aboutOf(one: Exclude<Listener, { kind: 'hourly' }>): string {
  return one.kind === 'answer' ? `${one.question.name} (question)` : one.event.name
}

function lineOf(one: Exclude<Listener, { kind: 'hourly' }>): string {
  const how = one.kind === 'on' && one.when === 'after' ? ' (soon after it)' : one.kind === 'veto' ? ' (may refuse)' : ''
  return `- ${one.name}${how}`
}
