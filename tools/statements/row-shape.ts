import type { Node } from 'oxc-parser'
import { type Module, type Program, lineOf, resolveName } from './program.ts'
import { Evaluator, type Scope } from './values.ts'

/*
 * The columns that a row type names, read from the source: object types, what `Pick`, `Omit`, `Partial` and `&` make of
 * them, wherever they are declared.
 */

/** What a value of a column may be: `string`, `number`, `boolean`, `Date`, `Buffer`, `object`, `null`, `string[]` …; `unknown` fits everything. */
export type Kinds = ReadonlySet<string>
export type RowShape = ReadonlyMap<string, Kinds>

type TypeScope = { readonly module: Module; readonly given: ReadonlyMap<string, Bound> }
type TypeParameter = { readonly name: { readonly name: string }; readonly default: Node | null }
type Bound = { readonly node: Node; readonly scope: TypeScope }

const ANYTHING: Kinds = new Set(['unknown'])
const DEEPEST = 12

export class UnreadableType extends Error {}

export class TypeReader {
  readonly #program: Program
  constructor(program: Program) {
    this.#program = program
  }

  /** The columns of a row type. Throws where the source does not tell. */
  shapeOf(node: Node, { module, functions }: Pick<Scope, 'module' | 'functions'>): RowShape {
    // Which row a generic function reads is said by those who call it.
    const parameters = functions.flatMap((around) => (around.typeParameters?.params ?? []) as TypeParameter[])
    if (node.type === 'TSTypeReference' && parameters.some(({ name }) => name.name === nameOf(node.typeName as Node))) return new Map()
    return this.#shape({ node, scope: { module, given: new Map() } }, 0)
  }

  #shape(bound: Bound, depth: number): RowShape {
    const { node, scope } = bound
    if (depth > DEEPEST) throw unreadable(bound)
    switch (node.type) {
      case 'TSParenthesizedType':
        return this.#shape({ node: node.typeAnnotation as Node, scope }, depth + 1)
      case 'TSTypeOperator':
        return this.#shape({ node: node.typeAnnotation as Node, scope }, depth + 1)
      case 'TSTypeLiteral':
        return this.#members(node.members as Node[], scope, depth)
      case 'TSIntersectionType':
        return new Map(node.types.flatMap((part) => [...this.#shape({ node: part as Node, scope }, depth + 1)]))
      case 'TSTypeReference':
        return this.#referenced(bound, depth)
      case 'TSMappedType':
        return this.#mapped(bound, depth)
      case 'TSIndexedAccessType':
        return this.#shape(this.#member(bound), depth + 1)
      // `object` and `never`: no column is read.
      case 'TSObjectKeyword':
      case 'TSNeverKeyword':
        return new Map()
      default:
        throw unreadable(bound)
    }
  }

  /** `Tables['asset']`: what a type says of one of its members. */
  #member(bound: Bound): Bound {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSIndexedAccessType' } }
    const [key] = this.#keys({ node: node.indexType as Node, scope })
    let owner: Bound = { node: node.objectType as Node, scope }
    while (owner.node.type === 'TSTypeReference') {
      const target = this.#target(nameOf(owner.node.typeName as Node), owner, [])
      if (!target || 'members' in target) throw unreadable(bound)
      owner = target
    }
    const members = owner.node.type === 'TSTypeLiteral' ? (owner.node.members as Node[]) : []
    const found = members.find((member) => member.type === 'TSPropertySignature' && keyOf(member.key as Node) === key)
    const annotation = found?.type === 'TSPropertySignature' ? found.typeAnnotation?.typeAnnotation : null
    if (!annotation) throw unreadable(bound)
    return { node: annotation as Node, scope: owner.scope }
  }

  /** `{ [Column in keyof Row]: … }`: the same columns; what becomes of their kinds is left to the compiler. */
  #mapped(bound: Bound, depth: number): RowShape {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSMappedType' } }
    if (depth > DEEPEST) throw unreadable(bound)
    return new Map(this.#keys({ node: node.constraint as Node, scope }).map((column) => [column, ANYTHING]))
  }

  #members(members: readonly Node[], scope: TypeScope, depth: number): Map<string, Kinds> {
    return new Map(
      members.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' || member.computed) return []
        const annotation = member.typeAnnotation?.typeAnnotation
        const kinds = annotation ? this.#kinds({ node: annotation as Node, scope }, depth + 1) : ANYTHING
        return [[keyOf(member.key as Node), kinds] as const]
      }),
    )
  }

  #referenced(bound: Bound, depth: number): RowShape {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSTypeReference' } }
    const name = nameOf(node.typeName as Node)
    const given = ((node.typeArguments?.params ?? []) as Node[]).map((part) => ({ node: part, scope }))
    const [first, second] = given
    if (name === 'Readonly' || name === 'Partial' || name === 'Required' || name === 'Selectable') return this.#shape(first!, depth + 1)
    if (name === 'Pick' || name === 'Omit') {
      const wanted = new Set(this.#keys(second!))
      return new Map([...this.#shape(first!, depth + 1)].filter(([column]) => wanted.has(column) === (name === 'Pick')))
    }
    if (name === 'Record') {
      const kinds = this.#kinds(second!, depth + 1)
      return new Map(this.#keys(first!).map((column) => [column, kinds]))
    }
    const target = this.#target(name, bound, given)
    if (!target) throw unreadable(bound)
    if ('members' in target) return this.#members(target.members, target.scope, depth)
    return this.#shape(target, depth + 1)
  }

  /** What a name stands for: a type parameter, or a declaration with what is given for its own. */
  #target(name: string, { scope }: Bound, given: readonly Bound[]): Bound | { members: Node[]; scope: TypeScope } | null {
    const parameter = scope.given.get(name)
    if (parameter) return parameter
    const found = resolveName(this.#program, scope.module, name)
    if (!found) return null
    const { declared } = found
    if (declared.type !== 'TSTypeAliasDeclaration' && declared.type !== 'TSInterfaceDeclaration') return null
    const parameters = (declared.typeParameters?.params ?? []) as TypeParameter[]
    const inside: TypeScope = {
      module: found.module,
      given: new Map(
        parameters.flatMap(({ name: own, default: otherwise }, index) => {
          const value = given[index] ?? (otherwise ? { node: otherwise, scope: { module: found.module, given: new Map() } } : null)
          return value ? [[own.name, value] as const] : []
        }),
      ),
    }
    if (declared.type === 'TSInterfaceDeclaration') return { members: declared.body.body as Node[], scope: inside }
    return { node: declared.typeAnnotation as Node, scope: inside }
  }

  #keys(bound: Bound): string[] {
    const { node, scope } = bound
    if (node.type === 'TSLiteralType' && node.literal.type === 'Literal') return [String(node.literal.value)]
    if (node.type === 'TSUnionType') return node.types.flatMap((part) => this.#keys({ node: part as Node, scope }))
    if (node.type === 'TSTypeOperator' && node.operator === 'keyof')
      return [...this.#shape({ node: node.typeAnnotation as Node, scope }, 0).keys()]
    if (node.type === 'TSTypeReference') {
      const target = this.#target(nameOf(node.typeName as Node), bound, [])
      if (target && 'node' in target) return this.#keys(target)
    }
    if (node.type === 'TSIndexedAccessType') return this.#itemsOf(bound)
    throw unreadable(bound)
  }

  /** `(typeof LIST)[number]`, of a list of names. */
  #itemsOf(bound: Bound): string[] {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSIndexedAccessType' } }
    let list = node.objectType as Node
    while (list.type === 'TSParenthesizedType') list = list.typeAnnotation as Node
    const name = list.type === 'TSTypeQuery' && list.exprName.type === 'Identifier' ? list.exprName : null
    const found = name && resolveName(this.#program, scope.module, name.name)
    if (!found) throw unreadable(bound)
    const [items] = new Evaluator(this.#program).valuesOf(found.declared, { module: found.module, names: new Map(), functions: [] })
    if (!Array.isArray(items)) throw unreadable(bound)
    return items.map(String)
  }

  #kinds(bound: Bound, depth: number): Kinds {
    const { node, scope } = bound
    if (depth > DEEPEST) return ANYTHING
    switch (node.type) {
      case 'TSStringKeyword':
        return new Set(['string'])
      case 'TSNumberKeyword':
        return new Set(['number'])
      case 'TSBooleanKeyword':
        return new Set(['boolean'])
      case 'TSNullKeyword':
        return new Set(['null'])
      case 'TSUndefinedKeyword':
        return new Set()
      case 'TSLiteralType':
        return new Set(node.literal.type === 'Literal' ? [node.literal.value === null ? 'null' : typeof node.literal.value] : ['string'])
      case 'TSTemplateLiteralType':
        return new Set(['string'])
      case 'TSParenthesizedType':
        return this.#kinds({ node: node.typeAnnotation as Node, scope }, depth + 1)
      case 'TSTypeOperator':
        return node.operator === 'keyof' ? new Set(['string']) : this.#kinds({ node: node.typeAnnotation as Node, scope }, depth + 1)
      case 'TSUnionType':
        return new Set(node.types.flatMap((part) => [...this.#kinds({ node: part as Node, scope }, depth + 1)]))
      case 'TSArrayType':
        return new Set(
          [...this.#kinds({ node: node.elementType as Node, scope }, depth + 1)]
            .filter((kind) => kind !== 'null')
            .map((kind) => `${kind}[]`),
        )
      case 'TSTypeLiteral':
        return new Set(['object'])
      case 'TSIndexedAccessType':
        return this.#indexed(bound, depth)
      case 'TSTypeReference':
        return this.#referencedKinds(bound, depth)
      default:
        return ANYTHING
    }
  }

  #indexed(bound: Bound, depth: number): Kinds {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSIndexedAccessType' } }
    try {
      const shape = this.#shape({ node: node.objectType as Node, scope }, depth + 1)
      const keys = this.#keys({ node: node.indexType as Node, scope })
      return new Set(keys.flatMap((key) => [...(shape.get(key) ?? ANYTHING)]))
    } catch (error) {
      if (error instanceof UnreadableType) return ANYTHING
      throw error
    }
  }

  #referencedKinds(bound: Bound, depth: number): Kinds {
    const { node, scope } = bound as Bound & { node: Node & { type: 'TSTypeReference' } }
    const name = nameOf(node.typeName as Node)
    const given = ((node.typeArguments?.params ?? []) as Node[]).map((part) => ({ node: part, scope }))
    if (name === 'Date' || name === 'Buffer') return new Set([name])
    if (name === 'Record') return new Set(['object'])
    if (name === 'NonNullable') return new Set([...this.#kinds(given[0]!, depth + 1)].filter((kind) => kind !== 'null'))
    if (name === 'Array' || name === 'ReadonlyArray') return new Set([...this.#kinds(given[0]!, depth + 1)].map((kind) => `${kind}[]`))
    if (name === 'Generated' || name === 'ColumnType') return this.#kinds(given[0]!, depth + 1)
    const target = this.#target(name, bound, given)
    if (!target) return ANYTHING
    return 'members' in target ? new Set(['object']) : this.#kinds(target, depth + 1)
  }
}

function nameOf(name: Node): string {
  return name.type === 'Identifier' ? name.name : ''
}

function keyOf(key: Node): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}

function unreadable({ node, scope: { module } }: Bound): UnreadableType {
  return new UnreadableType(`${module.path}:${lineOf(module.text, node.start)}: ${module.text.slice(node.start, node.end).slice(0, 80)}`)
}
