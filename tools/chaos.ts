import { parseArgs } from 'node:util'
import { documentsReportText } from './chaos/documents/report.ts'
import { runDocuments } from './chaos/documents/run.ts'
import { MUTANTS } from './chaos/mutants.ts'
import { counts, reportText } from './chaos/report.ts'
import { runOnce } from './chaos/run.ts'
import { tryMutants } from './chaos/try-mutants.ts'

/*
 * `npm run chaos -- --seed N --seconds S`: two apps, a database, a gateway and a bureau that are killed and misbehave while people bill, pay and apply, and
 * nothing may be wrong with the money and the screenings afterwards (0100). `--mutants` switches each guard of money off, and each time something has to be; words behind it choose.
 * `--documents`: people file papers instead, while the files are copied to a store and then lie there, and that is killed as well.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string' },
    least: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
  },
})
const seed = wholeNumber('seed', values.seed ?? String(Math.floor(Math.random() * 1_000_000)))
const seconds = wholeNumber('seconds', values.seconds ?? (values.documents ? '30' : '180'))
const least = values.least === undefined ? undefined : wholeNumber('least', values.least)

if (values.mutants) {
  const chosen = MUTANTS.filter(({ says }) => positionals.every((word) => says.includes(word)))
  process.exit((await tryMutants(chosen, seed, console.log)) === 0 && chosen.length > 0 ? 0 : 1)
} else if (values.documents) {
  console.log(`npm run chaos -- --documents --seed ${seed} --seconds ${seconds}`)
  const report = await runDocuments({ seed, seconds, log: (line) => console.log(`  ${line}`) })
  console.log(documentsReportText(report))
  process.exit(report.violations.length > 0 ? 1 : 0)
} else {
  console.log(`npm run chaos -- --seed ${seed} --seconds ${seconds}`)
  const report = await runOnce({ seed, seconds, least, log: (line) => console.log(`  ${line}`) })
  console.log(reportText(report))
  process.exit(report.violations.length > 0 || !counts(report) ? 1 : 0)
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} has to be a whole number.`)
  process.exit(1)
}
