import type { GetTemplateStarters } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { STARTERS } from './starters/starters.ts'

export const getTemplateStarters: Handler<typeof GetTemplateStarters> = async () => ({ Items: [...STARTERS] })
