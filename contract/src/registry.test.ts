import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from './registry.ts'

describe.each([...operations.values()].map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  test('is named as the wire wants it', () => {
    expect(operation.path).toBe(`/${operation.area}/v1/${operation.name}`)
    expect(operation.name).toMatch(/^[A-Z][A-Za-z]+$/)
    expect(operation.summary).toMatch(/^[A-Z].*\.$/)
  })
  test('says why it is public, if it is', () => {
    if (operation.access.kind === 'public') expect(operation.access.why.length).toBeGreaterThan(20)
  })
  test('names the field of its object, where it has one', () => {
    if (operation.access.kind !== 'signedIn' || !operation.access.own) return
    const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' }) as {
      properties?: object
      required?: string[]
    }
    expect(Object.keys(properties)).toContain(operation.access.own.field)
    expect(required).toContain(operation.access.own.field)
    expect((operation.errors ?? []).some(({ status }) => status === 404)).toBe(true)
  })
  test('changes what some query reads', () => {
    const read = new Set([...operations.values()].flatMap(({ reads = [] }) => reads))
    expect((operation.changes ?? []).filter((resource) => !read.has(resource))).toEqual([])
  })
  test('says why its answer never becomes old, if it does not', () => {
    if (operation.readsNothing !== undefined) expect(operation.readsNothing.length).toBeGreaterThan(20)
  })
  test('takes every page size of the specification, ten by default, where it is a list in pages', () => {
    const shape = operation.input instanceof z.ZodObject ? operation.input.shape : {}
    if (!('PageIndex' in shape)) return
    const size = shape.PageSize as z.ZodType
    expect(size.parse(undefined)).toBe(10)
    for (const each of [3, 5, 9, 10, 11, 12, 14, 19, 20]) expect(size.parse(each)).toBe(each)
    expect(size.safeParse(21).success).toBe(false)
  })
  test('has one identity for each failure', () => {
    const codes = (operation.errors ?? []).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
