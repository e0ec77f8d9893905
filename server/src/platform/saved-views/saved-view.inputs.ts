import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetSavedViews: () => ({ List: 'Properties' }),
  SaveView: () => ({ List: 'Properties', Name: 'Vacant in Denver', Search: 'tab=vacant&city=Denver&state=6' }),
  RenameView: ({ savedViewId }) => ({ SavedViewId: savedViewId, Name: 'Vacant homes' }),
  ReplaceView: ({ savedViewId }) => ({ SavedViewId: savedViewId, Search: 'tab=vacant&sort=amount-high' }),
}
