import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { operate, operatedList } from '../../test/operate.ts'
import { brokenAuditChains } from '../audit/audit.ts'
import { defineJob } from '../jobs/jobs.ts'

const TOOL = fileURLToPath(new URL('../../../tools/operator.ts', import.meta.url))

let app: TestApp
let dataDir: string
beforeAll(async () => {
  app = await startTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-operator-'))
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** The command as an operator runs it: a process of its own, beside the server of this test. */
function run(...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TOOL, ...words], {
      env: { ...process.env, DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, DEMO: '0' },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (err += part.toString()))
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code, out, err }))
  })
}

describe('as a process beside a running server', () => {
  test('lists what waits, acts on it, and keeps who did', async () => {
    const person = await app.newPerson()
    await person.call(UpgradePlan, { PlanId: 2, Interval: 'month' })
    const listed = await run('plans', 'requests', '--json')
    expect(listed).toMatchObject({ code: 0, err: '' })
    const [request] = JSON.parse(listed.out) as { Id: string; Email: string }[]
    expect(request?.Email).toBe(person.email)

    const activated = await run('plans', 'activate', request!.Id, '--as', 'Kim of the office')
    expect(activated.code).toBe(0)
    expect(activated.out).toMatch(/^The plan Plus is active until \d{4}-\d{2}-\d{2}\.$/m)
    expect(await app.sql('select plan_id from account where id = $1', [person.accountId])).toEqual([{ plan_id: 2 }])
    expect(await app.sql(`select actor from audit_event where chain = 'operator'`)).toEqual([{ actor: { operator: 'Kim of the office' } }])
  })

  test('ends with 1 and a sentence beside the output where it may not act', async () => {
    const refused = await run('plans', 'activate', '00000000-0000-4000-8000-000000000000')
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: 'There is no open request with this ID. It may have been decided or withdrawn. To see open requests, run: plans requests\n',
    })
  })
})

describe('the words', () => {
  test('none at all print the help, without a database', async () => {
    const { code, out } = await run()
    expect(code).toBe(0)
    for (const line of ['accounts disable ID', 'plans activate ID', 'audit verify', 'jobs retry ID']) {
      expect(out).toContain(line)
    }
  })

  test.each<[string, string[], number, string]>([
    ['an unknown command', ['tenants'], 2, "unknown command 'tenants'"],
    ['a command without an action', ['plans'], 2, 'plans activate ID'],
    ['an unknown action', ['plans', 'toString'], 2, "unknown command 'toString'"],
    ['an action that was nearly typed', ['plans', 'request'], 2, '(Did you mean requests?)'],
    ['a missing argument', ['plans', 'activate'], 2, "missing required argument 'ID'"],
    ['one word too many', ['plans', 'list', 'all'], 2, 'Expected 0 arguments but got 1: all.'],
    ['an unknown option', ['plans', 'list', '--fast'], 2, "unknown option '--fast'"],
    ['an option without its text', ['plans', 'decline', 'ID', '--reason'], 2, "option '--reason <text>' argument missing"],
    ['an option whose text was forgotten', ['plans', 'decline', 'ID', '--reason', '--json'], 2, 'It looks like another option.'],
    ['what is no id', ['plans', 'activate', '7'], 1, '"7" is not an ID.'],
  ])('%s', async (_what, words, exitCode, sentence) => {
    const ended = await operate(app, ...words)
    expect(ended).toMatchObject({ exitCode, said: '' })
    expect(ended.complained).toContain(sentence)
  })

  test('that were not understood are answered with the help of what they asked for', async () => {
    const { complained } = await operate(app, 'plans', 'activate')
    expect(complained).toMatch(/^error: .*\n\nUsage: npm run operator -- plans activate \[options\] <ID>\n/)
  })

  test.each([
    ['--help', ['plans', 'decline', '--help']],
    ['help', ['plans', 'help', 'decline']],
  ])('an action explains itself: %s', async (_way, words) => {
    const { exitCode, said, complained } = await operate(app, ...words)
    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' })
    expect(said).toContain('Usage: npm run operator -- plans decline [options] <ID>')
    expect(said).toMatch(/--reason <text> +the reason that the person gets by email/)
    expect(said).toMatch(/--as <name> +your name for the audit log/)
  })
})

test('what people wrote cannot command the terminal', async () => {
  const person = await app.newPerson({ firstName: '\u001b[2J\u0007Mallory' })
  await app.sql(`update account set first_name = $2 where id = $1`, [person.accountId, '\u001b[2J\u0007Mallory'])
  // eslint-disable-next-line no-control-regex
  const commands = /[\u0000-\u0009\u000b-\u001f]/
  for (const words of [
    ['find', person.accountId],
    ['show', person.accountId],
  ]) {
    const { said } = await operate(app, 'accounts', ...words)
    expect(said).toContain('Mallory')
    expect(said).not.toMatch(commands)
  }
})

test('a job that failed for good is listed with its reason, and tried again', async () => {
  const brittle = defineJob<{ n: number }>('housekeeping', { retryLimit: 0, expireSeconds: 60 })
  const { jobs, database } = app.services
  await jobs.enqueue(database.db, brittle, { n: 1 }, 'brittle')
  await app.sql(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "the disk is full"}' where name = 'housekeeping'`,
  )
  const [failed] = await operatedList(app, 'jobs', 'failed')
  expect(failed).toMatchObject({ Job: 'housekeeping', Tries: 1, Reason: 'the disk is full' })
  const retried = await operate(app, 'jobs', 'retry', String(failed!['Id']))
  expect(retried).toMatchObject({ exitCode: 0, said: 'The job housekeeping will be tried again.' })
  expect(await operatedList(app, 'jobs', 'failed')).toEqual([])
  expect((await operate(app, 'jobs', 'retry', String(failed!['Id']))).exitCode).toBe(1)
})

test('emails that bounced are listed', async () => {
  await app.sql(
    `insert into email (natural_key, name, to_email, to_name, data, status, bounce_reason, tries)
     values ('a', 'plan-requested', 'gone@example.com', '', '{}', 'bounced', 'no such mailbox', 1), ('b', 'plan-requested', 'x@example.com', '', '{}', 'sent', null, 1)`,
  )
  expect(await operatedList(app, 'emails', 'failed')).toMatchObject([
    { To: 'gone@example.com', Status: 'bounced', Reason: 'no such mailbox' },
  ])
})

test('the audit is whole, and an edited link is found', async () => {
  expect((await operate(app, 'audit', 'verify')).said).toBe('The audit log is intact.')
  await app.sql(`alter table audit_event disable trigger audit_event_is_final`)
  await app.sql(`update audit_event set actor = '{"operator": "nobody"}' where chain = 'operator' and seq = 1`)
  const broken = await operate(app, 'audit', 'verify')
  expect(broken.exitCode).toBe(1)
  expect(broken.said).toContain('operator')
  expect(await brokenAuditChains(app.services.database.db)).toEqual(['operator'])
})
