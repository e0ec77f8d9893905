import { TEMPLATE_CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import type { TemplateCard } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { TemplateRow } from './template.queries.ts'

const CATEGORIES = new Map<number, string>(TEMPLATE_CATEGORIES.map(({ Id, Text }) => [Id, Text]))

export function categoryName(id: number): string {
  return CATEGORIES.get(id) ?? ''
}

export function presentTemplate(row: TemplateRow): TemplateCard {
  return {
    TemplateId: row.id,
    Name: row.name,
    CategoryId: row.category_id,
    Category: categoryName(row.category_id),
    Description: row.description,
    StateCode: row.state_code,
    Kind: row.kind,
    UpdatedAt: row.updated_at.toISOString(),
  }
}
