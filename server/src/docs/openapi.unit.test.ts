import { operations } from '@keystead/contract/registry.ts'
import { expect, test } from 'vitest'
import { failuresOf, openApiDocument } from './openapi.ts'

test('a code has one sentence and one status, whichever call answers it', () => {
  const said = new Map<string, Set<string>>()
  for (const operation of operations.values())
    for (const { code, status, message } of failuresOf(operation)) said.set(code, (said.get(code) ?? new Set()).add(`${status} ${message}`))
  expect([...said].filter(([, sentences]) => sentences.size > 1)).toEqual([])
})

test('whatever the description refers to is in it', () => {
  const document = openApiDocument(operations)
  const references = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
  expect(references.size).toBeGreaterThan(100)
  const missing = [...references].filter(
    (path) => path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document) === undefined,
  )
  expect(missing).toEqual([])
})
