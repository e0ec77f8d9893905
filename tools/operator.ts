import { main } from '../server/src/main.ts'

await main(['operator', ...process.argv.slice(2)])
