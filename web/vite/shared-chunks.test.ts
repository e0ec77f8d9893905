import { expect, test } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

const imports: Record<string, string[]> = {
  '/src/HomeScreen.tsx': ['/card', '/button', '/hero', '/plans', '/ui/icons.ts'],
  '/src/SearchScreen.tsx': ['/card', '/button', '/dialog', '/map', '/contract/src/search.operations.ts'],
  '/src/ListingScreen.tsx': ['/card', '/map'],
  '/src/SigninScreen.tsx': ['/field', '/button', '/dialog', '/contract/src/account.forms.ts'],
  '/src/SignupScreen.tsx': ['/field', '/button', '/dialog', '/contract/src/account.forms.ts'],
  '/src/PlansScreen.tsx': ['/plans'],
  '/card': ['/money', '/contract/src/search.operations.ts'],
  '/plans': ['/prices'],
  '/ui/icons.ts': ['/@tabler/icons-react/Heart.mjs', '/@tabler/icons-react/Bell.mjs'],
  '/contract/src/search.operations.ts': ['/zod'],
}
const codes: Record<string, string> = {
  '/src/HomeScreen.tsx': 'import { HeartIcon } from "./ui/icons.ts";',
  '/ui/icons.ts':
    'export { default as HeartIcon } from "@tabler/icons-react/Heart.mjs";\nexport { default as BellIcon } from "@tabler/icons-react/Bell.mjs";',
}
const graph = {
  getModuleInfo: (id: string) =>
    id.startsWith('/src/') && !imports[id]
      ? null
      : {
          importedIds: imports[id] ?? [],
          importers: Object.keys(imports).filter((importer) => imports[importer]!.includes(id)),
          code: codes[id] ?? null,
        },
}
const families = {
  visit: ['HomeScreen', 'SearchScreen', 'ListingScreen'],
  listings: ['SearchScreen', 'ListingScreen'],
  account: ['SigninScreen', 'SignupScreen'],
}

test.each([
  ['/card', 'visit'],
  ['/money', 'visit'],
  ['/map', 'listings'],
  ['/field', 'account'],
  ['/button', 'common'],
  ['/dialog', 'common'],
  ['/hero', null],
  ['/elsewhere', null],
  // Another screen needs it, too, and what it is made of.
  ['/plans', 'Home-parts'],
  ['/prices', 'Home-parts'],
  // What is checked once a form is filled in does not come with the form.
  ['/contract/src/account.forms.ts', 'account-rules'],
  // A picture goes with its family though one screen alone shows it, and not with whom it is only listed for.
  ['/@tabler/icons-react/Heart.mjs', 'visit'],
  ['/@tabler/icons-react/Bell.mjs', null],
  ['/contract/src/search.operations.ts', 'visit'],
  ['/zod', null],
])('%s goes into the chunk %s', (id, chunk) => expect(sharedChunks('/src', families)(id, graph)).toBe(chunk))

test('a screen that has gone is noticed', () => {
  expect(() => sharedChunks('/src', { visit: ['Gone'] })('/card', graph)).toThrow('/src/Gone.tsx')
})
