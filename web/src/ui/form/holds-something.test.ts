import { expect, test } from 'vitest'
import { holdsSomething } from './holds-something.ts'

test.each([['Oak'], [0], [true], [[3]]])('%j says something', (value) => expect(holdsSomething(value)).toBe(true))

test.each([[''], [null], [undefined], [false], [[]]])('%j says nothing', (value) => expect(holdsSomething(value)).toBe(false))
