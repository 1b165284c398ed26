type PayPictureProps = { src: `/api/${string}`; alt: string };

/** The payment code of one order as a picture, from a route that only who may see the order can ask. */
export function PayPicture({ src, alt }: PayPictureProps) {
  // biome-ignore lint/performance/noImgElement: made for this order alone
  return <img src={src} alt={alt} width={260} height={260} className="bg-white" />;
}
