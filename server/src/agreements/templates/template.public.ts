export { type Filling, setBody } from './set-body.ts'
export { templatesOf } from './template.access.ts'
export { findTemplate, findVersion } from './template.queries.ts'
