import type { Color } from './color.ts'

/** Colours that were chosen together: what a good painter would put on one house. */
export interface HouseScheme {
  body: Color
  /** A second wall colour for gables, bays and upper floors. */
  second: Color
  trim: Color
  roof: Color
  door: Color
  accent: Color
}

const scheme = (body: Color, second: Color, trim: Color, roof: Color, door: Color, accent: Color): HouseScheme => ({
  body,
  second,
  trim,
  roof,
  door,
  accent,
})

export const PAINTED: readonly HouseScheme[] = [
  scheme('#a9b89a', '#8c9f82', '#f6f0e2', '#6a5d56', '#b5532f', '#4d6b57'),
  scheme('#8fa8b5', '#6f8b9a', '#f7f2e8', '#4f5a63', '#d99a3a', '#34526b'),
  scheme('#efe4cc', '#e2cfa8', '#fffaf0', '#7c5648', '#1f5c4a', '#2f6b58'),
  scheme('#ddb45f', '#c99a45', '#fbf4e4', '#665a55', '#2f5d6b', '#7d4a3a'),
  scheme('#c78a66', '#b0714f', '#f8ecdb', '#5b4a48', '#24564a', '#4b6259'),
  scheme('#557a68', '#446555', '#f3ecdb', '#59514d', '#e0a847', '#2c4a3f'),
  scheme('#f4efe4', '#e4dccb', '#ffffff', '#54606a', '#b5482f', '#2f3f3f'),
  scheme('#74838e', '#5d6c78', '#f4efe6', '#45494f', '#e8bf58', '#384650'),
  scheme('#e2b6a2', '#cf9c86', '#fdf5ea', '#7a6058', '#3f6f6a', '#8f4f48'),
  scheme('#ecd898', '#dcc27a', '#fffbef', '#5f6a64', '#c0583a', '#4f7a66'),
  scheme('#465a74', '#374a62', '#f3eee2', '#4b4f55', '#d98a4a', '#e3d6bd'),
  scheme('#b9d0c0', '#9cb9a8', '#fffaf0', '#6f625c', '#d0694d', '#45756a'),
  scheme('#b5563f', '#9a4534', '#f6ead6', '#4f4a4b', '#23463e', '#33504a'),
  scheme('#d8cbb4', '#c2b297', '#faf6ec', '#6b5146', '#3d6480', '#7f5f4b'),
  scheme('#a7a3b8', '#8b87a0', '#f8f3ec', '#55525f', '#e0b14e', '#5e5874'),
  scheme('#5b5f60', '#4a4e50', '#ede5d6', '#3e4143', '#d17a3f', '#b79d78'),
  scheme('#cfd8d6', '#b4c2c0', '#ffffff', '#5a6a70', '#38607a', '#7390a0'),
  scheme('#d98f7a', '#c27660', '#fff3e4', '#615650', '#2d5752', '#f3d9b0'),
]

export const BRICKS: readonly HouseScheme[] = [
  scheme('#ad5f48', '#93503d', '#f3e9d8', '#575257', '#1f5546', '#2f4a44'),
  scheme('#94493a', '#7d3d32', '#efe3cf', '#4b4a50', '#d9a441', '#26302f'),
  scheme('#c17a5a', '#a86548', '#f8eedd', '#66594f', '#35536e', '#3d4f5e'),
  scheme('#b98d6f', '#a17557', '#f6ecdc', '#5d534c', '#8f3d33', '#4c5a4c'),
  scheme('#cdb496', '#b89b7b', '#fbf5e9', '#63605c', '#2d5f58', '#5f6f62'),
  scheme('#7d4a44', '#693c38', '#ead9c2', '#45454a', '#c98b3c', '#c2a887'),
  scheme('#8f6f62', '#785b50', '#f0e6d6', '#4e4c4e', '#3f7a70', '#39474a'),
  scheme('#d3c9ba', '#bdb09e', '#ffffff', '#5b5b5e', '#b5532f', '#3f4a4d'),
]

export const ADOBE: readonly HouseScheme[] = [
  scheme('#cf9a72', '#b98560', '#8a5a3f', '#b0704f', '#2f7f86', '#3d8f95'),
  scheme('#dcae86', '#c89770', '#7d5540', '#b97a55', '#3d6f94', '#4b7fa8'),
  scheme('#e2c3a0', '#cfab86', '#93694c', '#c08a62', '#b5532f', '#5f8f7c'),
  scheme('#c4866a', '#ad7057', '#6f4636', '#9c5b44', '#4d7a5e', '#e0b860'),
  scheme('#e8d6bd', '#d6c0a2', '#8f7258', '#c79a72', '#7d3f52', '#3f7f86'),
]

export const MODERN: readonly HouseScheme[] = [
  scheme('#f3efe6', '#a9764c', '#33393b', '#3b4042', '#d5913c', '#8a5f3f'),
  scheme('#4a5052', '#b98a5a', '#25292b', '#2f3335', '#d0643f', '#c99b68'),
  scheme('#d9d4ca', '#6f8577', '#363c3b', '#45494a', '#2f5c4c', '#9a7350'),
  scheme('#e9e2d4', '#5f6f7a', '#2e3538', '#3f464a', '#c1583b', '#b88a5c'),
  scheme('#7b8c84', '#c79a66', '#2f3735', '#3a4240', '#e3b552', '#8d6644'),
  scheme('#c9b79c', '#4d5a57', '#30332f', '#48453f', '#a8432f', '#7a5a40'),
  scheme('#fbf8f1', '#3f4b55', '#2b3136', '#384047', '#2f7a68', '#a9805a'),
]

export const COASTAL: readonly HouseScheme[] = [
  scheme('#a3a294', '#8c8b7e', '#fdfaf2', '#6f6e69', '#4f8a94', '#e6ddc8'),
  scheme('#bcd3d8', '#9fbcc4', '#ffffff', '#6a7880', '#d9714f', '#f3e3b6'),
  scheme('#f2ead8', '#ddd0b6', '#ffffff', '#7d8b8c', '#3b7f8c', '#6fa3a8'),
  scheme('#e9c3b0', '#d8a890', '#fffaf2', '#75767a', '#4b8a86', '#8fb8b2'),
  scheme('#8fb0a6', '#76988f', '#fdf8ec', '#5f6663', '#f0c25a', '#e8dcc4'),
  scheme('#f0d68f', '#dfc071', '#fffdf6', '#6e7a7c', '#2f6f86', '#8aaeb4'),
]

export const LOGS: readonly HouseScheme[] = [
  scheme('#9a6a45', '#855837', '#5b3f2d', '#4f5d57', '#2f6354', '#b5532f'),
  scheme('#7d5640', '#694631', '#4a3428', '#5a4a45', '#c2613f', '#d9a950'),
  scheme('#5f4a42', '#4f3c35', '#d8bd92', '#3f4a48', '#d18f3f', '#7f3d30'),
  scheme('#b58455', '#9d6f45', '#6f4a32', '#7b3f37', '#37576b', '#54705f'),
]

/** Shop awnings, cars, bicycles and other small loud things. */
export const ACCENTS: readonly Color[] = [
  '#b5532f',
  '#1f5c4a',
  '#d99a3a',
  '#2f5d6b',
  '#8a3f4a',
  '#e0b64c',
  '#3b7a78',
  '#c9785a',
  '#5f6f8f',
  '#f1e8d8',
]
