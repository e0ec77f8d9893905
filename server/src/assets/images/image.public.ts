export { findListedImage, findOwnImage, insertImage, sumImageBytes } from './image.queries.ts'
