import { main } from '../server/src/main.ts'

await main(['restore', ...process.argv.slice(2)])
