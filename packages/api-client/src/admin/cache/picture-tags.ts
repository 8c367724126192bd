import { idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** Which operations show pictures, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listPictures: { providesTags: (result) => listTags('Picture', result?.data.items) },
    getPicture: { providesTags: (_result, _error, { id }) => idTags('Picture', id) },

    uploadPicture: { invalidatesTags: ['Picture'] },
    updatePicture: { invalidatesTags: ['Picture'] },
    deletePicture: { invalidatesTags: ['Picture'] },
  },
});
