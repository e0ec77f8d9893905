import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFObjectCopier, PDFRef } from '@cantoo/pdf-lib'

/*
 * Tags are what makes a PDF one that can be read aloud: a tree of what its words are, beside its pages. A program that finds one in a file
 * reads nothing else of it, so what is added to a paper that has tags brings its own along. A paper without any stays without.
 */

/** Where a page went: to be one of the document, or to be drawn on one. */
export type Carried = {
  /** As it was in its own file. */
  readonly from: PDFRef
  readonly page: PDFRef
  /** What is drawn; null where it is the page itself. */
  readonly drawn: PDFRef | null
}

const name = (text: string) => PDFName.of(text)
const TREE = name('StructTreeRoot')
const PARENTS = name('ParentTree')
const KIDS = name('K')
/** Those of an element that stand for themselves. */
const OWN_ENTRIES = ['S', 'T', 'Alt', 'ActualText', 'Lang', 'E', 'A'].map(name)

export function graftTags(document: PDFDocument, source: PDFDocument, carried: readonly Carried[]): void {
  const tree = document.catalog.lookupMaybe(TREE, PDFDict)
  const given = source.catalog.lookupMaybe(TREE, PDFDict)
  const root = document.catalog.get(TREE)
  if (!tree || !given || !(root instanceof PDFRef)) return
  const elements = copyElements({ document, source, carried }, { tree: given, root })
  tree.set(KIDS, document.context.obj([...kidsOf(tree), ...kidsOf(given).flatMap((kid) => elements.get(String(kid)) ?? [])]))
  mergeRoles(document, tree, given)
  addParents({ document, source, carried }, { tree, given, elements })
}

type Graft = { readonly document: PDFDocument; readonly source: PDFDocument; readonly carried: readonly Carried[] }

function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = dict.lookup(KIDS)
  if (kids instanceof PDFArray) return kids.asArray()
  const one = dict.get(KIDS)
  return one ? [one] : []
}

/** New elements by the old ones. */
function copyElements({ document, source, carried }: Graft, { tree, root }: { tree: PDFDict; root: PDFRef }): Map<string, PDFRef> {
  const { context } = document
  const copier = PDFObjectCopier.for(source.context, context)
  const places = new Map(carried.map((place) => [String(place.from), place]))
  const elements = new Map<string, PDFRef>()

  function copy(ref: PDFRef, parent: PDFRef): PDFRef {
    const given = source.context.lookup(ref, PDFDict)
    const own = context.nextRef()
    elements.set(String(ref), own)
    const place = places.get(String(given.get(name('Pg'))))
    const element = context.obj({ Type: 'StructElem', P: parent, ...(place && { Pg: place.page }) })
    for (const entry of OWN_ENTRIES) {
      const value = given.get(entry)
      if (value) element.set(entry, copier.copy(value))
    }
    dropHeaders(element)
    element.set(KIDS, context.obj(kidsOf(given).flatMap((kid) => copyKid(kid, own, place) ?? [])))
    context.assign(own, element)
    return own
  }

  function copyKid(kid: PDFObject, parent: PDFRef, place: Carried | undefined): PDFObject | null {
    if (kid instanceof PDFRef) return copy(kid, parent)
    if (!(kid instanceof PDFNumber) || !place) return null
    return place.drawn ? context.obj({ Type: 'MCR', Pg: place.page, Stm: place.drawn, MCID: kid }) : kid
  }

  for (const kid of kidsOf(tree)) if (kid instanceof PDFRef) copy(kid, root)
  return elements
}

/** Cells name their headers by ids, which the paper may have as well; that headers are headers says the same. */
function dropHeaders(element: PDFDict): void {
  const attributes = element.lookup(name('A'))
  for (const one of attributes instanceof PDFArray ? attributes.asArray() : [attributes])
    if (one instanceof PDFDict) one.delete(name('Headers'))
}

function mergeRoles({ context }: PDFDocument, tree: PDFDict, given: PDFDict): void {
  const roles = tree.lookupMaybe(name('RoleMap'), PDFDict)?.clone(context) ?? context.obj({})
  for (const [role, standard] of given.lookupMaybe(name('RoleMap'), PDFDict)?.entries() ?? [])
    if (!roles.has(role)) roles.set(role, standard)
  tree.set(name('RoleMap'), roles)
}

/** From what is drawn back to its elements. */
function addParents(
  { document, source, carried }: Graft,
  { tree, given, elements }: { tree: PDFDict; given: PDFDict; elements: ReadonlyMap<string, PDFRef> },
): void {
  const { context } = document
  const parents = tree.lookupMaybe(PARENTS, PDFDict)?.clone(context) ?? context.obj({ Nums: [] })
  const first = nextKeyOf(tree, parents)
  const added: PDFObject[] = []
  for (const { from, page, drawn } of carried) {
    const key = source.context.lookup(from, PDFDict).get(name('StructParents'))
    const found = key instanceof PDFNumber ? entryOf(given, key) : null
    if (!found) continue
    const number = PDFNumber.of(first + added.length / 2)
    const own = found.asArray().map((element) => elements.get(String(element)) ?? null)
    added.push(number, context.register(context.obj(own)))
    dictOf(document, drawn ?? page).set(name('StructParents'), number)
  }
  if (added.length > 0) setEntries(parents, added)
  tree.set(PARENTS, parents)
  tree.set(name('ParentTreeNextKey'), PDFNumber.of(first + added.length / 2))
}

function dictOf({ context }: PDFDocument, ref: PDFRef): PDFDict {
  const object = context.lookup(ref)
  if (object instanceof PDFDict) return object
  return (object as PDFObject & { readonly dict: PDFDict }).dict
}

const NUMBERS = name('Nums')
const BRANCHES = name('Kids')
const LIMITS = name('Limits')

function setEntries(parents: PDFDict, added: readonly PDFObject[]): void {
  const { context } = parents
  const branches = parents.lookupMaybe(BRANCHES, PDFArray)
  if (!branches) {
    parents.set(NUMBERS, context.obj([...(parents.lookupMaybe(NUMBERS, PDFArray)?.asArray() ?? []), ...added]))
    return
  }
  const branch = context.register(context.obj({ Limits: [added[0]!, added.at(-2)!], Nums: [...added] }))
  parents.set(BRANCHES, context.obj([...branches.asArray(), branch]))
}

/** Above all keys that the tree says it has, and those that it has. */
function nextKeyOf(tree: PDFDict, parents: PDFDict): number {
  const said = tree.lookupMaybe(name('ParentTreeNextKey'), PDFNumber)?.asNumber() ?? 0
  return Math.max(said, largestKeyIn(parents) + 1)
}

function largestKeyIn(node: PDFDict): number {
  const keys = (node.lookupMaybe(NUMBERS, PDFArray)?.asArray() ?? []).filter((_, index) => index % 2 === 0)
  const limit = node.lookupMaybe(LIMITS, PDFArray)?.lookup(1)
  const last = node.lookupMaybe(BRANCHES, PDFArray)?.asArray().at(-1)
  const below = last ? node.context.lookup(last) : null
  const found = [...keys, limit].map((key) => (key instanceof PDFNumber ? key.asNumber() : -1))
  return Math.max(-1, ...found, below instanceof PDFDict && !limit ? largestKeyIn(below) : -1)
}

function entryOf(tree: PDFDict, key: PDFNumber): PDFArray | null {
  const numbers = tree.lookupMaybe(PARENTS, PDFDict)?.lookupMaybe(NUMBERS, PDFArray)
  const at = numbers?.asArray().findIndex((each, index) => index % 2 === 0 && String(each) === String(key)) ?? -1
  const entry = at === -1 ? null : numbers!.lookup(at + 1)
  return entry instanceof PDFArray ? entry : null
}
