export const treatment = {
  unknownGuest: 'Cliente desconocido',
  taken: '{{what}}: ocupado {{time}}, {{who}}',
  ofGuest: 'Tratamientos',
  noneOfGuest: 'Este huésped no tiene tratamientos.',
  failed: 'No se han podido cargar los tratamientos',
  type: 'Tratamiento',
  therapists: 'Terapeutas',
  new: 'Nuevo tratamiento',
  next: 'Próximos tratamientos',
  noneLeft: 'No hay más tratamientos ese día.',
};
