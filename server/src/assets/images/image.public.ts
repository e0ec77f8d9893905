export { ImageTooLarge, FileFormatInvalid, factsOf, findImageUpload, readImageFile, receiveImage } from './image-uploads.ts'
export { type NewImage, type PictureFacts, type ServedImage, findListedImage, findOwnImage, insertImage } from './image.queries.ts'
export { releasePicture, storePicture } from './picture-files.ts'
export { type Picture, UnreadablePicture, processPicture } from './picture.ts'
