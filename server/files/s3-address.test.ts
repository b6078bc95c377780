import { expect, it } from 'vitest'
import { parseS3Address } from './s3-address.ts'

it('reads bucket, endpoint and credentials', () => {
  expect(parseS3Address('s3://photos')).toEqual({
    bucket: 'photos',
    endpoint: null,
    region: 'us-east-1',
    credentials: null,
  })
  expect(
    parseS3Address('s3://key:se%2Fcret@my.photos?endpoint=https://s3.example:9000&region=eu-central-1'),
  ).toEqual({
    bucket: 'my.photos',
    endpoint: 'https://s3.example:9000',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
  })
})

it.each([
  'photos',
  'https://photos',
  's3://',
  's3://Photos_1',
  's3://photos/below',
  's3://photos?endpoint=s3.example',
  's3://photos?endpoint=file:///etc',
  's3://photos?endpont=https://s3.example',
  's3://key@photos',
  's3://:secret@photos',
])('refuses %s', (text) => expect(parseS3Address(text)).toBeNull())
