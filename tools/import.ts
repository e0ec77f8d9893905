import { main } from '../server/src/main.ts'

await main(['import', ...process.argv.slice(2)])
