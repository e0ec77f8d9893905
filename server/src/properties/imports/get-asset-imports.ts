import type { GetAssetImports } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageOfImports } from './import-calls.ts'
import { presentImport } from './import.present.ts'

export const getAssetImports: Handler<typeof GetAssetImports> = (context, input) => pageOfImports(context, 'homes', input, presentImport)
