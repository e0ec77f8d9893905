export { announceHands } from './property-news.ts'
export { checkIsToCome, END_IS_PAST, NOT_CONNECTED_WITH, orRefused } from './refusals.ts'
export { saidTenure } from './said-tenure.ts'
export { lastDay, presentAssignment, presentTime } from './tenure.present.ts'
export {
  asked,
  endedOn,
  type Ending,
  type Grantee,
  HELD,
  isOpen,
  isOver,
  listGrantees,
  listUnitIds,
  PLACE,
  stateOf,
  type Tenure,
} from './tenure.queries.ts'
