import 'server-only';
import { env } from './env';
import { required } from './required';

/** Where slips lie with `SLIPS=s3`, how to get there, and whose they are. @throws EnvError see {@link required} */
export function s3Place() {
  return {
    endpoint: new URL(required('S3_ENDPOINT')).origin,
    region: required('S3_REGION'),
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    owner: env().isLive ? env().siteUrl : 'a site that is not live',
  };
}
