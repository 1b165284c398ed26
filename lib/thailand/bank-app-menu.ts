/** What Thai bank apps call the two places that a saved code is opened by: to scan, then the picture or the album. */
export const bankAppMenu = 'สแกน – รูปภาพ / อัลบั้ม';
