import { expect, test } from 'vitest'
import { readS3Address } from './files-url.ts'

const whole = { origin: 'https://s3.example.com', bucket: 'homes', prefix: '', region: 'us-east-1', accessKey: 'KEY', secretKey: 'SECRET' }

test.each([
  ['s3://KEY:SECRET@s3.example.com/homes', {}],
  ['s3://KEY:SECRET@s3.example.com/homes/', {}],
  ['s3://KEY:SECRET@s3.example.com:9000/homes?region=eu-central-1', { origin: 'https://s3.example.com:9000', region: 'eu-central-1' }],
  ['s3://KEY:SECRET@127.0.0.1:9000/homes/a/b_c?tls=off', { origin: 'http://127.0.0.1:9000', prefix: 'a/b_c/' }],
  ['s3://KEY:SECRET@[::1]:9000/homes?tls=on', { origin: 'https://[::1]:9000' }],
  ['s3://K%40:a%2Fb%3A+c@s3.example.com/homes', { accessKey: 'K@', secretKey: 'a/b:+c' }],
])('%s is understood', (text, expected) => expect(readS3Address(text)).toEqual({ ...whole, ...expected }))

test.each([
  '',
  'homes',
  'https://KEY:SECRET@s3.example.com/homes',
  's3://s3.example.com/homes',
  's3://KEY@s3.example.com/homes',
  's3://KEY:@s3.example.com/homes',
  's3://KEY:SECRET@/homes',
  's3://KEY:SECRET@s3.example.com',
  's3://KEY:SECRET@s3.example.com/',
  's3://KEY:SECRET@s3.example.com/ho',
  's3://KEY:SECRET@s3.example.com/homes//a',
  's3://KEY:SECRET@s3.example.com/homes/.hidden',
  's3://KEY:SECRET@s3.example.com/homes/%2e%2e',
  's3://KEY:SECRET@s3.example.com/homes?tls=maybe',
  's3://KEY:SECRET@s3.example.com/homes?region=',
  's3://KEY:SECRET@s3.example.com/homes?acl=public',
  's3://KEY:SECRET@s3.example.com/homes#part',
  's3://KEY:%E0%A4%A@s3.example.com/homes',
])('%s is none', (text) => expect(readS3Address(text)).toBeNull())
