export { DatePickerField } from './date-picker-field';
export { TimePickerField } from './time-picker-field';
