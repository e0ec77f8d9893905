import { main } from '../server/src/main.ts'

await main(['backup', ...process.argv.slice(2)])
