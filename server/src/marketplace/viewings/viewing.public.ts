export { getViewings } from './get-viewings.ts'
export { listedViewingsOf } from './viewing.access.ts'
export { presentViewing } from './viewing.present.ts'
export { OPEN_REQUESTS, listViewingsById } from './viewing.queries.ts'
