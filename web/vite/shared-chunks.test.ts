import { expect, test } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

const imports: Record<string, string[]> = {
  '/src/Home.tsx': ['/card', '/button', '/hero', '/ui/icons.ts'],
  '/src/Search.tsx': ['/card', '/button', '/dialog', '/contract/src/search.operations.ts'],
  '/src/Signin.tsx': ['/field', '/button', '/dialog'],
  '/src/Signup.tsx': ['/field', '/button', '/dialog'],
  '/card': ['/money', '/contract/src/search.operations.ts'],
  '/ui/icons.ts': ['/@tabler/icons-react/Heart.mjs', '/@tabler/icons-react/Bell.mjs'],
  '/contract/src/search.operations.ts': ['/zod'],
}
const codes: Record<string, string> = {
  '/src/Home.tsx': 'import { HeartIcon } from "./ui/icons.ts";',
  '/ui/icons.ts':
    'export { default as HeartIcon } from "@tabler/icons-react/Heart.mjs";\nexport { default as BellIcon } from "@tabler/icons-react/Bell.mjs";',
}
const graph = {
  getModuleInfo: (id: string) =>
    id.startsWith('/src/') && !imports[id] ? null : { importedIds: imports[id] ?? [], code: codes[id] ?? null },
}
const families = { visit: ['Home', 'Search'], account: ['Signin', 'Signup'] }

test.each([
  ['/card', 'visit'],
  ['/money', 'visit'],
  ['/field', 'account'],
  ['/button', 'visit-account'],
  ['/dialog', null],
  ['/hero', null],
  ['/elsewhere', null],
  // A picture goes with its family though one screen alone shows it, and not with whom it is only listed for.
  ['/@tabler/icons-react/Heart.mjs', 'visit'],
  ['/@tabler/icons-react/Bell.mjs', null],
  ['/contract/src/search.operations.ts', 'visit'],
  ['/zod', null],
])('%s goes into the chunk %s', (id, chunk) => expect(sharedChunks('/src', families)(id, graph)).toBe(chunk))

test('a screen that has gone is noticed', () => {
  expect(() => sharedChunks('/src', { visit: ['Gone'] })('/card', graph)).toThrow('/src/Gone.tsx')
})
