import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { areCategoriesOf } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { failField } from '../../rpc/failure.ts'

/** The categories once each; refused at their field when one belongs to another profile type. */
export function checkedCategories(profileTypeId: number, categoryIds: readonly number[]): number[] {
  if (!areCategoriesOf(profileTypeId, categoryIds)) failField('CategoryIds', invalidMessage('Category'))
  return [...new Set(categoryIds)]
}
