import { CreateTestimonial, GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { startTestApp } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { operate } from '../../../test/operate.ts'

beforeEach(() => app.sql('delete from testimonial'))

const text = (length: number) => 'Rent is on time. '.repeat(40).slice(0, length - 1) + '!'

const written = (change: Partial<InputOf<typeof CreateTestimonial>> = {}): InputOf<typeof CreateTestimonial> => ({
  Name: 'Robin Marlow',
  Occupation: 'Landlord of four flats',
  Text: text(80),
  Consent: true,
  ...change,
})

const handIn = (change?: Partial<InputOf<typeof CreateTestimonial>>) => app.visitor().call(CreateTestimonial, written(change))
const shown = async () => must(await app.visitor().call(GetTestimonials, {}))
const names = async () => (await shown()).Items.map(({ Name }) => Name)

const operator = (...words: string[]) => operate(app, 'testimonials', ...words)

async function idOf(name: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>('select id from testimonial where name = $1', [name])
  return row!.id
}

describe('what is handed in', () => {
  const sentence = 'Testimonial should have 50 to 500 characters.'
  test.each([
    ['nothing', '', 'Testimonial can not be empty.'],
    ['49 characters', text(49), sentence],
    ['50 characters', text(50), undefined],
    ['500 characters', text(500), undefined],
    ['501 characters', text(501), sentence],
    ['49 characters between spaces', `   ${text(49)}   `, sentence],
    ['50 emoji', '🏡'.repeat(50), undefined],
    ['49 emoji, which take more room than 50 letters', '🏡'.repeat(49), sentence],
    ['500 emoji', '🏡'.repeat(500), undefined],
    ['501 emoji', '🏡'.repeat(501), sentence],
  ])('%s', async (_what, Text, wrong) => {
    const answer = await handIn({ Text })
    expect({ status: answer.status, Text: answer.error?.Fields?.['Text'] }).toEqual({ status: wrong ? 400 : 200, Text: wrong })
  })

  test('needs a name, an occupation and the permission to publish', async () => {
    const answer = await handIn({ Name: ' ', Occupation: '', Consent: false })
    expect(answer.error?.Fields).toEqual({
      Name: 'Name can not be empty.',
      Occupation: 'Occupation can not be empty.',
      Consent: 'Please check the box so we may publish it.',
    })
  })

  test('by a program that fills in the hidden field is thanked for and not kept', async () => {
    const answer = await handIn({ Website: 'https://buy.example' })
    expect([answer.status, answer.data]).toEqual([200, { State: 'Pending' }])
    expect(await app.sql('select 1 from testimonial')).toEqual([])
  })

  test('has a quota', async () => {
    const strict = await startTestApp({ SENSITIVE_CALLS_PER_10_MINUTES: '5' })
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await strict.visitor().call(CreateTestimonial, written())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await strict.close()
  })
})

describe('is moderated', () => {
  test('nobody sees it before it is approved, and then everybody does', async () => {
    await handIn()
    expect(await shown()).toMatchObject({ Items: [], TotalCount: 0 })
    expect((await operator('list', '--json')).said).toContain('Landlord of four flats')
    expect((await operator('approve', await idOf('Robin Marlow'))).exitCode).toBe(0)
    expect((await shown()).Items).toEqual([
      { TestimonialId: expect.any(String), Name: 'Robin Marlow', Occupation: 'Landlord of four flats', Text: text(80) },
    ])
  })

  test('what is rejected or hidden is not shown, and no step is taken twice', async () => {
    await handIn({ Name: 'Rejected' })
    await handIn({ Name: 'Hidden' })
    const [rejected, hidden] = [await idOf('Rejected'), await idOf('Hidden')]
    await operator('reject', rejected)
    await operator('approve', hidden)
    expect(await names()).toEqual(['Hidden'])
    await operator('hide', hidden)
    expect(await names()).toEqual([])
    for (const [action, id] of [
      ['approve', rejected],
      ['hide', rejected],
      ['approve', hidden],
      ['feature', hidden],
    ] as const) {
      expect(await operator(action, id), `${action} again`).toMatchObject({
        exitCode: 1,
        complained: expect.stringContaining('This testimonial is'),
      })
    }
    expect(await names()).toEqual([])
  })

  test('featured ones come first, then the newest', async () => {
    for (const Name of ['First', 'Second', 'Third']) {
      await handIn({ Name })
      await operator('approve', await idOf(Name))
    }
    expect(await names()).toEqual(['Third', 'Second', 'First'])
    await operator('feature', await idOf('First'))
    expect(await names()).toEqual(['First', 'Third', 'Second'])
    await operator('unfeature', await idOf('First'))
    expect(await names()).toEqual(['Third', 'Second', 'First'])
  })

  test('every act is in the audit chain of the operator', async () => {
    await handIn()
    const id = await idOf('Robin Marlow')
    await operator('approve', id, '--as', 'Kim at the desk')
    const events = await app.sql(
      `select operation, object_id, actor, detail from audit_event where chain = 'operator' and object_id = $1`,
      [id],
    )
    expect(events).toEqual([
      {
        operation: 'testimonials approve',
        object_id: id,
        actor: { operator: 'Kim at the desk' },
        detail: { from: 'Pending', to: 'Approved' },
      },
    ])
  })
})

test('the database itself shows strangers what is approved alone, and lets nobody approve', async () => {
  await handIn()
  const asStranger = <Row>(statement: string) => app.services.database.transaction({ kind: 'public' }, (db) => db.sql<Row>(statement))
  expect(await asStranger('select 1 from testimonial')).toEqual([])
  expect(await asStranger(`update testimonial set state = 'Approved' returning id`)).toEqual([])
  await expect(
    asStranger(`insert into testimonial (name, occupation, text, state) values ('x', 'x', repeat('x', 60), 'Approved')`),
  ).rejects.toThrow(/row-level security/)
})

test('pages hold ten unless they are asked to hold fewer or more', async () => {
  await app.sql(
    `insert into testimonial (name, occupation, text, state, moderated_at)
     select 'Person ' || n, 'Tenant', repeat('x', 60), 'Approved', now() + n * interval '1 second' from generate_series(1, 21) n`,
  )
  const first = await shown()
  expect([first.Items.length, first.PageSize, first.TotalCount]).toEqual([10, 10, 21])
  const third = must(await app.visitor().call(GetTestimonials, { PageIndex: 2, PageSize: 9 }))
  expect(third.Items.map(({ Name }) => Name)).toEqual(['Person 3', 'Person 2', 'Person 1'])
  for (const PageSize of PAGE_SIZES) {
    expect(must(await app.visitor().call(GetTestimonials, { PageSize })).Items).toHaveLength(PageSize)
  }
  expect((await app.visitor().call(GetTestimonials, { PageSize: 21 })).error?.Fields).toEqual({ PageSize: 'Page size is not valid.' })
})
