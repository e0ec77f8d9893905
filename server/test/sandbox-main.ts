import { main } from '../src/main.ts'

/* The server's program where tests pay with money of no one: data that are no demo refuse a sandbox else (0092). */

await main(process.argv.slice(2), undefined, { allowsSandbox: true })
