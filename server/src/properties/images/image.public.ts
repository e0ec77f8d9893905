export { copyImages } from './copy-images.ts'
export { insertImage } from './image.queries.ts'
