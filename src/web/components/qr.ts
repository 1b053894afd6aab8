/** A QR code as a data URL. */
export async function qrCode(text: string): Promise<string> {
  const [{ generate }, { toSvgDataURL }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  return toSvgDataURL(generate(text), { on: 'black', off: 'white', pad: 4 });
}
